import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import packageFile from '../package.json' with { type: 'json' };
import * as table from './layers.mjs';
import { root } from './run.mjs';

const { imports: namedImports } = packageFile;

// `npm run walls`: reports each import that the table of layers (`layers.mjs`) forbids, each circle of files or
// folders, and forbidden code. Imports of types count.

/** @typedef {{ readonly name: string, readonly isType: boolean, readonly isLazy?: boolean }} Import `name`: a path from the project's folder, or a package */
/** @typedef {ReadonlyMap<string, readonly Import[]>} Imports By file, from the project's folder, with `/` */

/** The problems, one line each. */
export function problemsOf(/** @type {Imports} */ imports, walls = table) {
  const edges = [...imports].flatMap(([file, all]) => all.map(({ name }) => ({ file, name })));
  const [inside, outside] = [edges.filter(isInside), edges.filter((edge) => !isInside(edge))];
  return [
    ...outside.flatMap((edge) => doorProblem(edge, walls.doors)),
    ...inside.flatMap((edge) => roomProblem(edge, walls.rooms)),
    ...inside.flatMap((edge) => layerProblem(edge, walls.layers)),
    ...inside.flatMap((edge) => seclusionProblem(edge, walls.secluded)),
    ...walls.listing.flatMap((list) => strangerProblems(list, imports)),
    ...Object.entries(walls.late).flatMap(([page, libraries]) => lateProblems(page, libraries, imports)),
    ...inside.flatMap(testingProblem),
    ...circleProblems(inside, 'files', (name) => name),
    ...circleProblems(inside, 'folders', path.posix.dirname),
    ...sizeProblems([...imports.keys()], walls.mostSources),
  ];
}

const isInside = ({ name }) => name.startsWith('src/');

function doorProblem({ file, name }, doors) {
  const library = Object.keys(doors).find(
    (one) => isWithin(name, one) || (one === 'node:' && name.startsWith(one)),
  );
  if (!library) return [`${file} uses ${name}, which has no door in scripts/layers.mjs.`];
  if (doors[library].some((place) => isWithin(file, place))) return [];
  return [`${file} uses ${library}, which is for ${doors[library].join(', ')} alone.`];
}

function roomProblem({ file, name }, rooms) {
  const [from, to] = [file, name].map((path) => Object.keys(rooms).find((room) => isWithin(path, room)));
  return from === to || rooms[from]?.includes(to)
    ? []
    : [`${file} imports ${name}: ${from} knows nothing of ${to}.`];
}

function layerProblem({ file, name }, layers) {
  const [from, to] = [layerOf(file, layers), layerOf(name, layers)];
  if (!from || !to || from.room !== to.room || from.folder === to.folder || to.height < from.height)
    return [];
  const where = to.height === from.height ? 'beside' : 'above';
  return [`${file} imports ${name}: ${to.folder} stands ${where} ${from.folder}.`];
}

/** The nearest folder of the table, and its height in its room; null in a room without layers. */
function layerOf(file, layers) {
  const room = Object.keys(layers).find((one) => isWithin(file, one));
  if (!room) return null;
  const folder = path.posix.relative(room, path.posix.dirname(file)) || '.';
  const named = layers[room].flatMap((line, height) => line.map((name) => ({ room, folder: name, height })));
  const around = named.filter((one) => isWithin(folder, one.folder));
  const nearest = around.sort((one, other) => other.folder.length - one.folder.length)[0];
  if (!nearest) throw new Error(`${file} stands in no layer: give its folder a place in scripts/layers.mjs.`);
  return nearest;
}

function seclusionProblem({ file, name }, secluded) {
  const folder = Object.keys(secluded).find((one) => isWithin(file, one));
  if (!folder || [folder, ...secluded[folder]].some((one) => isWithin(name, one))) return [];
  return [`${file} imports ${name}: ${folder} sees ${secluded[folder].join(', ') || 'itself'} alone.`];
}

function strangerProblems(list, /** @type {Imports} */ imports) {
  const listed = (imports.get(list) ?? []).flatMap(({ name, isType }) => (isType ? [] : [name]));
  return listed.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter(({ name }) => listed.includes(name))
      .map(({ name }) => `${file} imports ${name}: what ${list} lists does not know each other.`),
  );
}

/** Imports through which the page would load at once a source that must load later. */
function lateProblems(page, libraries, /** @type {Imports} */ imports) {
  return [...loadedWith(page, imports)].flatMap((file) =>
    atOnce(file, imports)
      .filter((name) => libraries.some((library) => isWithin(name, library)))
      .map(
        (name) => `${file} uses ${name}, and ${page} loads it at once: name types alone, or load it later.`,
      ),
  );
}

/** The page's sources: all that its imports reach, except types and lazily loaded sources. */
export function loadedWith(page, /** @type {Imports} */ imports) {
  const loaded = new Set([page]);
  for (const file of loaded)
    for (const name of atOnce(file, imports)) if (imports.has(name)) loaded.add(name);
  return loaded;
}

function atOnce(file, /** @type {Imports} */ imports) {
  return (imports.get(file) ?? []).flatMap(({ name, isType, isLazy }) => (isType || isLazy ? [] : [name]));
}

function testingProblem({ file, name }) {
  return /\/testing\/|\.test\.tsx?$/.test(name) ? [`${file} imports ${name}, which is for tests alone.`] : [];
}

/** `groupOf`: the node of the graph that a file belongs to. Circles ignore imports within one node. */
function circleProblems(edges, kind, groupOf) {
  let left = edges
    .map(({ file, name }) => [groupOf(file), groupOf(name)])
    .filter(([from, to]) => from !== to);
  // Only circles, and the paths between two circles, survive: every other edge leads from or to a dead end.
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const [sources, targets] = [new Set(left.map(([from]) => from)), new Set(left.map(([, to]) => to))];
    left = left.filter(([from, to]) => targets.has(from) && sources.has(to));
  }
  const turning = [...new Set(left.flat())].sort();
  return turning.length === 0 ? [] : [`A circle of ${kind} is among these: ${turning.join(', ')}.`];
}

function sizeProblems(files, most) {
  return crowded(files, most).map(
    ([folder, count]) => `${folder} has ${count} sources, and ${most} are the most: make it two.`,
  );
}

/** The folders with more than `most` sources, with their counts. */
function crowded(files, most) {
  const counts = Map.groupBy(files, path.posix.dirname);
  return [...counts].map(([folder, all]) => [folder, all.length]).filter(([, count]) => count > most);
}

/** `place`: a file, a folder, or a pattern in which one `*` matches anything. */
function isWithin(file, place) {
  const [beginning, end] = place.split('*');
  if (end !== undefined) return file.startsWith(beginning) && file.endsWith(end);
  return place === '.' ? file === '.' : file === place || file.startsWith(`${place}/`);
}

/** Every import of the sources in `rooms`: static, dynamic and of types. Excludes tests and their helpers. */
export function readImports(rooms = ['src']) {
  const known = new Set(sourcesIn(root, rooms));
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  return new Map(countedIn([...known]).map((file) => [file, importsOf(file, read(file), known)]));
}

/** Exported for its test. */
export function countedIn(/** @type {readonly string[]} */ sources) {
  return sources.filter((name) => !/\.test\.tsx?$|\/testing\//.test(name));
}

/** The paths of the sources in these folders, from `folder`. Exported for its test. */
export function sourcesIn(folder, parts) {
  return parts.flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => `${part}/${name.replaceAll(path.sep, '/')}`),
  );
}

/** `known`: all sources, to distinguish `./a` from `./a/index`. */
export function importsOf(file, text, known) {
  const parsed = parseSync(file, text);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = /^(['"])(.*)\1$/s.exec(text.slice(start, end))?.[2];
    return name === undefined ? [] : [{ name, isType: false, isLazy: true }];
  });
  return [...statics, ...again, ...dynamic, ...importTypes(text, parsed)].flatMap((one) => {
    const name = fileOf(file, one.name, known);
    return name === null ? [] : [{ ...one, name }];
  });
}

/** The imports in types such as `import('./a').A`. `parsed` builds its program when it is asked for it. */
function importTypes(text, parsed) {
  const found = [];
  const visitor = new Visitor({
    TSImportType: ({ source }) => void found.push({ name: source.value, isType: true }),
  });
  if (/\bimport\s*\(/.test(text)) visitor.visit(parsed.program);
  return found;
}

/** The imported source or package; null for styles and other files. */
function fileOf(file, request, known) {
  // The file for a page, which is a part of the file for the other runtimes.
  if (request.startsWith('#')) return namedImports[request].browser.replace(/^\.\//, '');
  if (!request.startsWith('.') && !request.startsWith('@shared/')) return request;
  const folder = request.startsWith('.') ? path.posix.dirname(file) : 'src';
  const base = path.posix.join(folder, request.replace(/(?:\.js)?(?:\?.*)?$/, '').replace(/^@/, ''));
  return (
    ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find((one) => known.has(one)) ?? null
  );
}

/** One line for each place with forbidden code. */
export function forbiddenIn(file, text) {
  return table.forbidden.filter(({ code }) => code.test(text)).map(({ why }) => `${file}: ${why}`);
}

/** The exit code: 0 if all walls hold. */
export function checkWalls() {
  const imports = readImports();
  const texts = sourcesIn(root, ['src', 'e2e', 'bench', 'scripts']).map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]);
  const problems = [...problemsOf(imports), ...texts.flatMap(([file, text]) => forbiddenIn(file, text))];
  for (const [folder, count] of crowded([...imports.keys()], table.manySources))
    console.warn(`Warning: ${folder} has ${count} sources; at ${table.mostSources + 1} the check fails.`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(checkWalls());
