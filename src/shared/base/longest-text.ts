/** The longest text a person can have in a composer or in a proposal, in characters: more than any file that is shown. */
export const longestText = 12 * 1024 * 1024;
