import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { isLeaked } from './is-leaked-password.server.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.server.ts';
import { requirePassword } from './required-password.server.ts';
import { passwordProblem } from './password-rules.server.ts';

describe('the hash of a password', () => {
  it('is Argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
    const [first, second] = await Promise.all([
      hashPassword('la mesa está'),
      hashPassword('la mesa está'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, 'la mesa está')).toBe(true);
    // As a Mac composes it.
    expect(await verifyPassword(first, 'la mesa está'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(first, 'la mesa esta')).toBe(false);
  });

  it('is checked at the cost that it names, as other programs make it', async () => {
    // The reference implementation's: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword(reference, 'password')).toBe(true);
    for (const broken of ['', 'x', reference.replace('id$v=19', 'i$v=19'), reference.slice(0, 60)])
      expect(await verifyPassword(broken, 'password')).toBe(false);
  });
});

describe('a new password', () => {
  const about = ['Marta Ruiz', 'marta.ruiz@lasobremesa.es', 'https://lasobremesa.es'];

  it.each([
    ...['el horno está encendido', 'correct horse battery staple', 'tres gatos azules y un pan'],
    ...[
      'J7#kd93!mQpz',
      'xkqv-tzwm-plrd',
      'huevosconchorizo',
      '生ハムとメロンを食べたい夏の午後です',
    ],
    'el gazpacho de la abuela',
  ])('may be %s', async (password) => {
    expect(passwordProblem(password, about)).toBeUndefined();
    await expect(requirePassword(password, about)).resolves.toBeUndefined();
  });

  it.each(['counterstrike', 'CounterStrike', 'needforspeed', 'jamesbond007', 'ghbdtnghbdtn'])(
    'may not be %s, which is on the lists of leaked ones',
    async (password) => {
      expect(passwordProblem(password, about)).toBeUndefined();
      expect(await isLeaked(password)).toBe(true);
      const refused = { status: 422, code: 'password', details: { problem: 'leaked' } };
      await expect(requirePassword(password, about)).rejects.toMatchObject(refused);
    },
  );

  it('is compared with many times the 3,000 that are asked for, each of which is found', () => {
    const bytes = Buffer.from(LEAKED_PASSWORDS, 'base64');
    const hashes = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(4 * at));
    expect(hashes.length).toBe(18_000);
    expect(hashes.every((hash, at) => at === 0 || hash > (hashes[at - 1] ?? hash))).toBe(true);
  });

  it.each([
    ...['password1234', 'Password123456!', 'P@ssw0rd12345', 'contraseña123', 'Contrasena2024!'],
    ...[
      'qwertyuiop12',
      'qwertyuiop[]',
      'asdfghjkl123',
      '1q2w3e4r5t6y',
      '123456789012',
      'abcdefghijkl',
    ],
    ...[
      'aaaaaaaaaaaa',
      'ababababababab',
      'iloveyou1234',
      'teamoteamo12',
      'administrador1',
      'welcome12345',
    ],
    ...['barcelona2024', 'realmadrid2023', 'letmeinletmein', '01-02-1987 03', 'hola hola hola'],
  ])('may not be %s', (password) => {
    expect(passwordProblem(password, about)).toBe('common');
  });

  it.each([
    'martaruiz2024',
    'lasobremesa!!',
    'Marta.Ruiz.1',
    'lasobremesa.es12',
    'marta ruiz marta',
  ])('may not be %s of who is called so', (password) => {
    expect(passwordProblem(password, about)).toBe('personal');
  });

  it('has 12 to 128 characters', () => {
    expect(passwordProblem('once de once')).toBeUndefined();
    expect(passwordProblem('once de onc')).toBe('tooShort');
    expect(passwordProblem('kxqzwv'.repeat(21) + 'ab')).toBeUndefined();
    expect(passwordProblem('kxqzwv'.repeat(21) + 'abc')).toBe('tooLong');
  });
});
