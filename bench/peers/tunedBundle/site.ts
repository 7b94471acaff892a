/** Names that the tuned bundle's build and its pages share. */

/** Id of the one release, in a folder of the name that pages give to the shell's files. */
export const TUNED_RELEASE = '1.0.0-0';

/** The folder of its files below the site. */
export const TUNED_FOLDER = `shell/${TUNED_RELEASE}`;

/** The part of the build that renders its pages, and its folder until they are rendered. */
export const PRERENDER_PART = 'prerender';
