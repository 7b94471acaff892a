/**
 * Where the shell's further files are: beside this very script, on whichever host. The bundler's own way to find that
 * out allows for places where this never runs, and is five times as long.
 */
declare global {
  var __webpack_public_path__: string;
}

const { src } = document.currentScript as HTMLScriptElement;
__webpack_public_path__ = src.slice(0, src.lastIndexOf('/') + 1);

export {};
