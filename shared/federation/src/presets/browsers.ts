/**
 * The phones that earners own: Android's WebView and Chrome of the last four years, and newer. All of these know cascade
 * layers; a browser that does not would apply no style at all.
 */
export const BROWSERS = ['chrome >= 99', 'edge >= 99', 'firefox >= 97', 'safari >= 15.4', 'ios_saf >= 15.4'];
