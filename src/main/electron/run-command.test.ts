import { expect, test } from 'vitest';
import { commandIn } from './run-command';

test('a package runs the commands, with switches for Chromium in front', () => {
  expect(commandIn(['/opt/pilotfish', 'run', '.', '-p', 'hi'], true)).toEqual(['run', '.', '-p', 'hi']);
  expect(commandIn(['/opt/pilotfish', '--ozone-platform=headless', 'serve'], true)).toEqual(['serve']);
});

test('a folder is no command, and a clone has an executable for them', () => {
  expect(commandIn(['/opt/pilotfish', './run'], true)).toBeNull();
  expect(commandIn(['/opt/pilotfish'], true)).toBeNull();
  expect(commandIn(['/opt/electron', '/clone', 'run'], false)).toBeNull();
});
