/** The phones that earners own: Android's WebView and Chrome of the last four years, and newer. */
export const BROWSERS = ['chrome >= 94', 'edge >= 94', 'firefox >= 93', 'safari >= 15.4', 'ios_saf >= 15.4'];
