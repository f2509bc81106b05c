/** Part of css-tree that its types leave out. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
