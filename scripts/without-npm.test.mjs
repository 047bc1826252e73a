import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutNpm } from './without-npm.mjs';

describe('the environment of a script', () => {
  it('is the same again without what the real npm adds', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pilotfish-npm-'));
    const print = 'console.log(JSON.stringify(process.env))';
    const description = { name: 'x', version: '1.0.0', scripts: { start: `node -e "${print}"` } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description));
    const own = Object.entries(withoutNpm(process.env, process.cwd()));
    const plain = Object.fromEntries(own.filter(([name]) => !name.startsWith('npm_')));
    const given = { ...plain, npm_config_registry: 'https://registry.example.com/' };
    try {
      const options = { cwd: folder, env: given, encoding: 'utf8', shell: process.platform === 'win32' };
      const seen = JSON.parse(execFileSync('npm', ['start', '--silent'], options));
      expect(seen.npm_lifecycle_event).toBe('start');
      const cleaned = withoutNpm(seen, seen.INIT_CWD);
      expect(Object.keys(cleaned).filter((name) => /^npm_(?!config_)/.test(name))).toEqual([]);
      expect(cleaned).toMatchObject({
        PATH: given.PATH,
        npm_config_registry: 'https://registry.example.com/',
      });
      expect(cleaned).not.toHaveProperty('npm_config_local_prefix');
      expect(cleaned).not.toHaveProperty('npm_config_prefix');
      expect(cleaned).not.toHaveProperty('INIT_CWD');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keeps folders of tools that the user put behind others, and a Node of their own', () => {
    const PATH = [
      '/a/b/node_modules/.bin',
      '/a/node_modules/.bin',
      '/x/node-gyp-bin',
      '/usr/bin',
      '/a/node_modules/.bin',
    ];
    const env = {
      npm_lifecycle_event: 'start',
      npm_node_execpath: '/n/node',
      NODE: '/m/node',
      PATH: PATH.join(':'),
    };
    expect(withoutNpm(env, '/a/b', path.posix)).toEqual({
      NODE: '/m/node',
      PATH: '/usr/bin:/a/node_modules/.bin',
    });
  });

  it('is looked for under the name that Windows gives it', () => {
    const Path = 'C:\\a\\node_modules\\.bin;C:\\node_modules\\.bin;C:\\npm\\node-gyp-bin;C:\\Windows';
    expect(withoutNpm({ npm_lifecycle_event: 'start', Path }, 'C:\\a', path.win32)).toEqual({
      Path: 'C:\\Windows',
    });
  });

  it('is left alone where npm runs no script', () => {
    const env = { PATH: '/a/node_modules/.bin:/usr/bin', INIT_CWD: '/a' };
    expect(withoutNpm(env, '/a', path.posix)).toBe(env);
  });
});
