module.exports = globalThis.__REACT_REFRESH__;
