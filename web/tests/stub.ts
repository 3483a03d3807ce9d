// Just enough of a browser for modules that look at it when they are loaded.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { fetchSentences } = await import('../src/i18n/sentences');
await Promise.all((['en', 'de', 'fr'] as const).map(fetchSentences));
