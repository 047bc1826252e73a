import { vi } from 'vitest';

// For tests: a window's state is in its modules, so each test file begins with modules that no other file has used, and
// without the page that another file put in place.

vi.unstubAllGlobals();
vi.resetModules();
