import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createTextDecoder, decodeText, detectEncoding, encodeText } from './encoding';
import { legacyEncodingOf } from './legacy-encoding';

const chinese = '// 这个函数计算两个数的总和,然后返回结果。\nint sum(int a, int b);\n';

describe('decoding', () => {
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-32le', [0xff, 0xfe, 0, 0]],
    ['utf-32be', [0, 0, 0xfe, 0xff]],
  ])('knows %s by its byte order mark', (encoding, mark) => {
    const bytes = Buffer.concat([Buffer.from(mark), iconv.encode('grün 好 🐟\n', encoding)]);
    expect(decodeText(bytes)).toEqual({ encoding, bom: true, text: 'grün 好 🐟\n' });
    expect(encodeText('grün 好 🐟\n', { encoding, bom: true })).toEqual(bytes);
  });

  it('takes valid UTF-8 for nothing else', () => {
    expect(decodeText(Buffer.from('naïve – 好 🐟'))).toEqual({
      encoding: 'utf-8',
      bom: false,
      text: 'naïve – 好 🐟',
    });
    expect(decodeText(Buffer.alloc(0))).toEqual({ encoding: 'utf-8', bom: false, text: '' });
  });

  it.each([
    ['gb18030', chinese],
    ['gb18030', '// 你好\n'],
    ['big5', '// 你好世界,這是一個測試檔案\n'],
    ['shift_jis', '// こんにちは世界\nこのファイルは日本語です。\n'],
    ['euc-kr', '// 안녕하세요 세계\n이 파일은 한국어입니다.\n'],
    ['windows-1251', '// Привет мир\nЭто комментарий на русском языке.\n'],
    ['koi8-r', '// Привет мир\nЭто комментарий на русском языке.\n'],
    ['windows-1252', 'café\n'],
    ['windows-1252', 'const grüße = “ja” — oui;\n'],
  ])('detects %s and gives every byte back: %s', (encoding, text) => {
    const bytes = iconv.encode(text, encoding);
    const decoded = decodeText(bytes);
    expect(decoded).toEqual({ encoding, bom: false, text });
    expect(encodeText(text, { encoding, bom: false })).toEqual(bytes);
  });

  it.each([
    '— é',
    'à 1; é',
    'côté é =',
    'été // Ça 1;',
    'Größe',
    'INFORMAÇÃO',
    'Æble const // São Paulo',
    'crème piñas value',
    'ônibus',
  ])('takes a short text for the encoding of western systems: %s', (text) => {
    const encoding = 'windows-1252';
    expect(decodeText(iconv.encode(text, encoding))).toEqual({ encoding, bom: false, text });
  });

  it.each([
    ['de-CH', 'windows-1252'],
    ['en-US-u-va-posix', 'windows-1252'],
    ['ru-RU', 'windows-1251'],
    ['pl', 'windows-1250'],
    ['ja-JP', 'shift_jis'],
    ['zh-TW', 'big5'],
    ['zh-Hant', 'big5'],
    ['zh-CN', 'gb18030'],
    ['tlh', 'windows-1252'],
  ])('knows which encoding systems in %s used before Unicode: %s', (locale, encoding) => {
    expect(legacyEncodingOf(locale)).toBe(encoding);
  });

  it('takes a text that nothing tells for the encoding that the system used before Unicode', () => {
    const bytes = iconv.encode('x = 1 # счётчик', 'windows-1251');
    expect(detectEncoding(bytes, 'whole', { usual: 'windows-1251' })).toEqual({
      encoding: 'windows-1251',
      bom: false,
    });
    const czech = iconv.encode('Čeština', 'windows-1250');
    expect(detectEncoding(czech, 'whole', { usual: 'windows-1250' })).toMatchObject({
      encoding: 'windows-1250',
    });
    expect(detectEncoding(iconv.encode('café', 'windows-1252'), 'whole', { usual: 'gb18030' })).toEqual({
      encoding: 'windows-1252',
      bom: false,
    });
  });

  it.each([
    ['// комментарий\nint x;\n', 'windows-1251'],
    ['Сумма: 5 руб.\n', 'windows-1251'],
    ['// σχόλιο\n', 'windows-1253'],
  ])('takes “%s” for %s if that is usual, because the statistics of short texts are weak', (text, usual) => {
    expect(detectEncoding(iconv.encode(text, usual), 'whole', { usual })).toMatchObject({ encoding: usual });
    const other = iconv.encode('Ошибка: файл не найден\n', 'koi8-r');
    expect(detectEncoding(other, 'whole', { usual: 'windows-1251' })).toMatchObject({ encoding: 'koi8-r' });
  });

  it('keeps every byte of text in an encoding that nothing tells: UTF-8 with a stray byte', () => {
    const bytes = Buffer.concat([Buffer.from('größer\n'), Buffer.from([0x81, 0x0a])]);
    const decoded = decodeText(bytes);
    expect(decoded).not.toBe('binary');
    if (decoded !== 'binary') expect(encodeText(decoded.text, decoded)).toEqual(bytes);
  });

  it.each([
    ['a NUL byte', [0x61, 0, 0x62]],
    ['an odd number of bytes behind the mark of UTF-16', [0xff, 0xfe, 0x61, 0, 0x62]],
    [
      'control characters among bytes that are no UTF-8',
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x01],
    ],
  ])('takes %s for binary', (_what, bytes) => {
    expect(decodeText(Buffer.from(bytes))).toBe('binary');
  });

  it('takes neither random bytes nor a compressed file for text', () => {
    const random = Uint8Array.from(
      { length: 4096 },
      (_, index) => (Math.imul(index + 1, 2654435761) >>> 13) & 0xff,
    );
    expect(decodeText(random)).toBe('binary');
    expect(decodeText(random.filter((byte) => byte !== 0))).toBe('binary');
  });
});

describe('a window of a huge file', () => {
  it('is judged by its start, even if that ends inside a character', () => {
    const bytes = Buffer.from('好'.repeat(1000));
    expect(detectEncoding(bytes.subarray(0, 1000), 'start')).toEqual({ encoding: 'utf-8', bom: false });
    expect(detectEncoding(bytes.subarray(0, 1000), 'whole')).not.toEqual({ encoding: 'utf-8', bom: false });
    const legacy = iconv.encode(chinese.repeat(20), 'gb18030');
    expect(detectEncoding(legacy.subarray(0, 601), 'start')).toEqual({ encoding: 'gb18030', bom: false });
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode('🐟🐟', 'utf-16le')]);
    expect(detectEncoding(wide.subarray(0, 7), 'start')).toEqual({ encoding: 'utf-16le', bom: true });
  });

  it.each(['utf-8', 'utf-16le', 'gb18030'])('is decoded piece by piece: %s', (encoding) => {
    const decoder = createTextDecoder({ encoding, bom: false });
    const bytes = iconv.encode(chinese, encoding);
    let text = '';
    for (const byte of bytes) text += decoder.write(Uint8Array.of(byte));
    expect(text + decoder.end()).toBe(chinese);
  });

  it('is decoded without its byte order mark', () => {
    const decoder = createTextDecoder({ encoding: 'utf-8', bom: true });
    expect(decoder.write(Buffer.from('\ufeffa')) + decoder.end()).toBe('a');
  });
});

describe('encoding', () => {
  it.each([
    ['iso-8859-1', 'a€b', '€'],
    ['windows-1252', '好', '好'],
    ['shift_jis', 'fish 🐟', '🐟'],
    ['utf-8', 'lone \ud83d half', '\ud83d'],
  ])('names the first character that %s lacks', (encoding, text, missing) => {
    expect(encodeText(text, { encoding, bom: false })).toEqual({ missing });
  });
});
