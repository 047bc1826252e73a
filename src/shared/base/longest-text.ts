/** The longest text of a composer or a proposal, in characters. It exceeds every file that a window shows. */
export const longestText = 12 * 1024 * 1024;
