/** Tests that draw wait as long as a busy machine needs; what is there at once costs no time. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
