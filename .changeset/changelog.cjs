/** The lines of a changelog: each summary as it was written, a list as a list, without links to commits. */
const indented = (text) => text.replaceAll('\n', '\n  ');

module.exports = {
  getReleaseLine: async ({ summary }) => {
    const text = summary.trim();
    if (text === '' || text.startsWith('- ')) return text;
    return `- ${indented(text)}`;
  },
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length === 0
      ? ''
      : `- Built with ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`,
};
