// The one origin that our window may come from, and the check for it.

export const scheme = 'app';
export const pageUrl = `${scheme}://pilotfish/`;

/** Whether `url` is a page of ours: `app://pilotfish`, or the development server if one is named. */
export function isOurPage(url: string, page: string = pageUrl): boolean {
  if (!URL.canParse(url)) return false;
  const [theirs, ours] = [new URL(url), new URL(page)];
  return theirs.protocol === ours.protocol && theirs.host === ours.host;
}
