import type { ProviderView } from '@shared/settings/settings';
import { providerSchema } from '@shared/settings/settings-schema';
import { describe, expect, it } from 'vitest';
import {
  extrasToSend,
  hasExtrasOfAnother,
  keyNote,
  keyToSave,
  modelsQuery,
  movedFrom,
} from './draft-address';
import { draftFromProvider, emptyDraft, type ProviderDraft } from './provider-draft';

const saved: ProviderView = {
  ...providerSchema.parse({
    id: 'mine',
    name: 'Mine',
    baseUrl: 'https://a.example/v1',
    model: 'm',
    headers: { 'X-Secret': 's' },
  }),
  hasKey: true,
  origin: 'settings',
};

function draft(change: Partial<ProviderDraft> = {}): ProviderDraft {
  return { ...draftFromProvider(saved), ...change };
}
const moved = draft({ baseUrl: 'https://b.example/v1' });

describe('testing the connection', () => {
  it('asks with what is stored where nothing else was typed', () => {
    const stored = { providerId: 'mine', headers: { 'X-Secret': 's' } };
    expect(modelsQuery(draft(), '', saved)).toEqual(stored);
    expect(modelsQuery(draft({ baseUrl: ' https://a.example/v1/ ' }), '', saved)).toEqual(stored);
  });

  it('asks an address without its scheme where it leads, with what is stored for that one alone', () => {
    const stored = { providerId: 'mine', headers: { 'X-Secret': 's' } };
    expect(modelsQuery(draft({ baseUrl: 'a.example/v1' }), '', saved)).toEqual(stored);
    const elsewhere = draft({ baseUrl: 'b.example/v1' });
    expect(modelsQuery(elsewhere, '', saved)).toEqual({ baseUrl: 'https://b.example/v1', headers: {} });
    expect(keyToSave(elsewhere, '', saved)).toEqual({ key: '' });
    expect(extrasToSend(elsewhere, saved).headers).toEqual({});
  });

  it('asks a typed address with a typed key, and with nothing that is stored', () => {
    expect(modelsQuery(moved, '', saved)).toEqual({ baseUrl: 'https://b.example/v1', headers: {} });
    expect(modelsQuery(moved, 'typed', saved)).toEqual({
      baseUrl: 'https://b.example/v1',
      key: 'typed',
      headers: {},
    });
  });

  it('asks in the protocol that is chosen', () => {
    expect(modelsQuery(draft({ protocol: 'messages' }), '', saved)).toMatchObject({ protocol: 'messages' });
  });

  it('tries a typed key at the stored address', () => {
    expect(modelsQuery(draft(), 'typed', saved)).toMatchObject({
      baseUrl: 'https://a.example/v1',
      key: 'typed',
    });
  });

  it('asks for a new provider by its address', () => {
    const fresh = { ...emptyDraft, baseUrl: 'http://127.0.0.1:1/v1' };
    expect(modelsQuery(fresh, '', null)).toEqual({ baseUrl: 'http://127.0.0.1:1/v1', headers: {} });
  });
});

describe('a provider that moves to another server', () => {
  it('is known by scheme, host and port', () => {
    expect(movedFrom(draft({ baseUrl: 'https://a.example/v2' }), saved)).toBeNull();
    for (const baseUrl of ['http://a.example/v1', 'https://a.example:8443/v1', 'https://a.example.evil/v1'])
      expect(movedFrom(draft({ baseUrl }), saved)).toBe('https://a.example');
    expect(movedFrom(draft({ baseUrl: 'https:/' }), saved)).toBeNull();
    expect(movedFrom(moved, null)).toBeNull();
  });

  it('leaves its stored key behind, and says so', () => {
    expect(keyToSave(moved, '', saved)).toEqual({ key: '' });
    expect(keyToSave(moved, 'typed', saved)).toEqual({ key: 'typed' });
    expect(keyToSave(draft(), '', saved)).toEqual({});
    expect(keyNote(moved, saved)).toBe(
      'Pilotfish sends the stored key only to https://a.example. Enter the key for this server. Saving with an empty field deletes the stored key.',
    );
    expect(keyNote(draft({ baseUrl: 'https://a.example/v2' }), saved)).toBe(
      'The stored key remains. Until you save, Pilotfish sends it only to https://a.example/v1.',
    );
    expect(keyNote(draft(), saved)).toBeNull();
    expect(keyNote(moved, { ...saved, hasKey: false })).toBeNull();
  });

  it('leaves its stored headers behind, unless the user lets them go along', () => {
    expect(extrasToSend(moved, saved).headers).toEqual({});
    expect(extrasToSend({ ...moved, headers: 'X-Secret: s\nX-New: 1' }, saved).headers).toEqual({
      'X-New': '1',
    });
    expect(extrasToSend({ ...moved, headers: 'X-Secret: other' }, saved).headers).toEqual({
      'X-Secret': 'other',
    });
    expect(extrasToSend({ ...moved, headersGoAlong: true }, saved).headers).toEqual({ 'X-Secret': 's' });
    expect(hasExtrasOfAnother(moved, saved)).toBe(true);
    expect(hasExtrasOfAnother(draft(), saved)).toBe(false);
  });

  it('leaves a key command and parameters with the server they were given for', () => {
    const gateway = { ...saved, query: { 'api-version': '1' }, keyCommand: 'print-key' };
    const elsewhere = { ...draftFromProvider(gateway), baseUrl: 'https://b.example/v1' };
    expect(extrasToSend(draftFromProvider(gateway), gateway)).toMatchObject({
      query: { 'api-version': '1' },
      keyCommand: 'print-key',
    });
    expect(extrasToSend(elsewhere, gateway)).toEqual({ headers: {} });
    expect(hasExtrasOfAnother({ ...elsewhere, headers: '' }, gateway)).toBe(true);
    expect(modelsQuery({ ...elsewhere, keyCommand: 'print-other' }, '', gateway)).toEqual({
      baseUrl: 'https://b.example/v1',
      headers: {},
      keyCommand: 'print-other',
    });
    expect(extrasToSend({ ...elsewhere, headersGoAlong: true }, gateway)).toMatchObject({
      query: { 'api-version': '1' },
      keyCommand: 'print-key',
    });
  });
});
