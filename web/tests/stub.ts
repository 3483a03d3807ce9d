// Just enough of a browser for modules that look at it when they are loaded.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
