// The text that a terminal accepts from a paste, and the question before it. Pure.

/** Control characters other than tab and line breaks. Users never mean to type them, and some end a paste early. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Removes control characters; tabs and line breaks stay. */
export function pasteable(text: string): string {
  return text.replace(controls, '');
}

/** Whether Pilotfish asks the user before the paste: each line break may run the text before it. */
export function asksBeforePaste(text: string): boolean {
  return /[\r\n]/.test(pasteable(text));
}

/** The lines as they would run. Excludes the empty one after a final line break. */
export function pastedLines(text: string): readonly string[] {
  return pasteable(text).replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
}

/** The same as one line, so that nothing runs before Enter is pressed. */
export function asOneLine(text: string): string {
  return pastedLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
