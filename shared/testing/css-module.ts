/** Stands for any CSS module in tests: each class name is its own key. */
export default new Proxy({}, { get: (_target, key) => String(key) });
