// The refresh runtime that met React first is the only one that can re-render: remotes use this copy.
globalThis.__REACT_REFRESH__ = require('react-refresh/runtime');
