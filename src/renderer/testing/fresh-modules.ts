import { vi } from 'vitest';

// For tests: the state of a window is in its modules, and so is that of the stand-in of Electron. So each test file
// starts with fresh modules, and without the page that another file stubbed.

vi.unstubAllGlobals();
vi.resetModules();
