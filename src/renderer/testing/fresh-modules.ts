import { vi } from 'vitest';

// For tests: a window's state is in its modules. So each test file starts with fresh modules, and without the page
// that another file stubbed.

vi.unstubAllGlobals();
vi.resetModules();
