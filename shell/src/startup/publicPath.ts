/**
 * Sets the shell's public path to the folder of this script, on any host. The bundler's own detection also covers
 * workers and modules, and is five times as long.
 */
declare global {
  var __webpack_public_path__: string;
}

const { src } = document.currentScript as HTMLScriptElement;
__webpack_public_path__ = src.slice(0, src.lastIndexOf('/') + 1);

export {};
