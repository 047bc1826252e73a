// Options by which programs that are known start others, or run code that nobody has seen.

/** Of the words behind the name, joined with a blank before each. */
const starting: readonly (readonly [string, RegExp])[] = [
  ['install', / --strip-program/],
  ['gcc g++ cc c++ clang clang++', / (?:-B|-?-?wrapper|-Xclang|-?-specs|--ld-path|@)|plugin/i],
  ['clang-tidy', / --?load/],
  ['rustc', /linker[ =]|codegen-backend| @/],
  ['javac', / (?:-J|-Xplugin|@)|processor/],
  ['go', / --?(?:exec|toolexec|vettool|w)(?:[ =]|$)|extld/],
  ['cargo', / (?:--config|-Z)/],
  ['mvn mvnw', / -D(?:jvm|argLine|exec|maven\.ext)/],
  ['gradle gradlew', / (?:-I|--init-script|--include-build|-D?-?Dorg\.gradle\.(?:jvmargs|java\.home))/],
  ['jest', / (?:--config[ =]|-c )\s*\{/],
  ['tsup', / --on-?success/i],
  ['mypy', / --python-executable/],
  ['virtualenv', / (?:-p|--python)[ =]?\S*\//],
  ['yq', /system-operator/],
  [
    'npm npx pnpm yarn bun bunx',
    / --(?:script-shell|node-options|node-gyp|git|userconfig|globalconfig|registry|init-module|editor|viewer)(?:[ =]|$)/,
  ],
  [
    'pip pip3 pipenv poetry',
    / (?:-i|-f|--index-url|--extra-index-url|--find-links|--index|--source)(?:[ =]|$)/,
  ],
  ['uv', / --(?:with|index|default-index|extra-index-url|find-links)/],
];

const byName = new Map(
  starting.flatMap(([names, options]) => names.split(' ').map((name) => [name, options] as const)),
);

/** `name` as by `nameOf`, with the words behind it. */
export function startsAnother(name: string, words: readonly string[]): boolean {
  return byName.get(name)?.test(words.map((word) => ` ${word}`).join('')) ?? false;
}
