declare module '@zxcvbn-ts/language-common/dist/passwords.json.cjs' {
  const words: string[];
  export default words;
}
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs' {
  const graphs: typeof import('@zxcvbn-ts/language-common').adjacencyGraphs;
  export default graphs;
}
declare module '@zxcvbn-ts/language-de/dist/*.json.js' {
  const words: string[];
  export default words;
}
declare module '@zxcvbn-ts/language-en/dist/*.json.cjs' {
  const words: string[];
  export default words;
}
