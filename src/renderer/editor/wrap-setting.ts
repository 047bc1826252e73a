const prose = /\.(?:md|mdx|markdown|txt|text|rst|adoc)$/i;

/** The setting that says whether long lines of this file's diff are wrapped. */
export function wrapSetting(path: string): 'wrap' | 'wrapProse' {
  return prose.test(path) ? 'wrapProse' : 'wrap';
}
