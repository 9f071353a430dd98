import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { planAgreed } from '../calendar/store.server.ts';
import { changeStatus, takeSubmissions, type By } from '../inbox/change.server.ts';
import type { Tx } from '../tables.server.ts';
import { acceptedAt, lastStandingBeside, readVersion, type FoundVersion } from './answer.server.ts';
import { isFirmDate, isOver } from './progress.ts';
import { paidIn, type Payment } from './payment.ts';
import {
  acceptedBeside,
  acceptedStatus,
  setRequestStatus,
  standingBeside,
} from './request-status.server.ts';
import { addDelivery, addressOf, removeWaiting, type MailOptions } from './send.server.ts';
import { acceptedVersionOf } from './versions.server.ts';

export interface Noting {
  readonly quoteId: string;
  /** Chosen by who notes it: noted again under the same id, it is the same payment. */
  readonly id: string;
  readonly payment: Payment;
  /** What whoever notes it has seen paid, in cents: what somebody else has noted since may be the same. */
  readonly paid: number;
  readonly by: By;
  /** Is its customer emailed a receipt? */
  readonly sendsReceipt: boolean;
  /** Is the booking called off with it? */
  readonly callsOff?: boolean | undefined;
}

/**
 * Notes a payment for an accepted quote. With the deposit the date is firm, and the request's status says
 * so. Answers what was accepted, and null when it was noted before.
 */
export async function addPayment(
  transaction: Tx,
  { quoteId, id, payment, paid, by, sendsReceipt, callsOff = false }: Noting,
  { mailDomain, now }: MailOptions,
): Promise<FoundVersion | null> {
  const version = await lockAccepted(transaction, quoteId, now);
  const times = { created_at: now, updated_at: now };
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('quote_payments')
    .values({ id, quote_id: quoteId, ...payment, revision: 1, author: by.name, ...times })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    await assertSame(transaction, { quoteId, id, payment });
    return null;
  }
  if (paidIn(version.payments) !== paid) throw new ConflictError('paidMeanwhile');
  const { submissionId, id: versionId } = version;
  const hasReceipt = sendsReceipt && (await addressOf(transaction, submissionId)) !== null;
  const calling = { isCalledOff: true, isToldBy: hasReceipt, by, mailDomain, now };
  if (!callsOff || !(await setCalledOff(transaction, version, calling)))
    await followMoney(transaction, version, { by, now });
  if (hasReceipt) {
    const about = { submissionId, versionId, about: id };
    await addDelivery(transaction, 'visitor-receipt', about, { mailDomain, now });
  }
  return version;
}

/** What is noted again, by who did not hear that it was, is no second payment; with other values it is a conflict. */
async function assertSame(
  transaction: Tx,
  { quoteId, id, payment }: Pick<Noting, 'quoteId' | 'id' | 'payment'>,
): Promise<void> {
  const { kind, means, cents, day } = payment;
  const same = await transaction
    .selectFrom('quote_payments')
    .select('id')
    .where((row) => row.and({ id, quote_id: quoteId, kind, means, cents, day }))
    .executeTakeFirst();
  if (!same) throw new ConflictError();
}

interface Correcting {
  readonly quoteId: string;
  readonly id: string;
  readonly revision: number;
  readonly by: By;
}

/** Corrects a payment, if nobody has since; answers what was accepted. */
export async function changePayment(
  transaction: Tx,
  { quoteId, id, revision, by, payment }: Correcting & { readonly payment: Payment },
  now: number,
): Promise<FoundVersion> {
  const version = await lockAccepted(transaction, quoteId, now);
  const { numUpdatedRows } = await transaction
    .updateTable('quote_payments')
    .set({ ...payment, revision: revision + 1, author: by.name, updated_at: now })
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await refusal(transaction, quoteId, id);
  await followMoney(transaction, version, { by, now });
  return version;
}

/**
 * Takes away a payment that was noted by mistake, with a receipt that has not gone out yet; if that was to say that the booking is
 * called off, an email of its own does.
 */
export async function removePayment(
  transaction: Tx,
  { quoteId, id, revision, by }: Correcting,
  { mailDomain, now }: MailOptions,
): Promise<void> {
  const version = await lockAccepted(transaction, quoteId, now);
  const { numDeletedRows } = await transaction
    .deleteFrom('quote_payments')
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw await refusal(transaction, quoteId, id);
  const withdrawn = await removeWaiting(transaction, { quoteId, about: id });
  const isUntold = withdrawn > 0n && version.state === 'calledOff';
  if (isUntold && (await lastTold(transaction, version.id)) !== 'off')
    await tellBooking(transaction, version, { isCalledOff: true, mailDomain, now });
  await followMoney(transaction, version, { by, now });
}

interface CallingOff extends MailOptions {
  /** False takes it back. */
  readonly isCalledOff: boolean;
  readonly by: By;
}

/**
 * Calls a booking off, or takes that back, and has its customer told: nothing of it is due, reminded of or confirmed any more, its request
 * is declined unless another quote of it stands, and with that its group leaves the calendar. What was paid stays noted; what is given
 * back is a payment of its own. False when it is so already: whoever did not hear that they did it does it again.
 */
export async function callOff(
  transaction: Tx,
  { quoteId, ...calling }: CallingOff & { readonly quoteId: string },
): Promise<boolean> {
  const version = await lockAccepted(transaction, quoteId, calling.now);
  return setCalledOff(transaction, version, calling);
}

async function setCalledOff(
  transaction: Tx,
  version: FoundVersion,
  calling: CallingOff & { readonly isToldBy?: boolean },
): Promise<boolean> {
  const { isCalledOff, by, now } = calling;
  if ((version.state === 'calledOff') === isCalledOff) return false;
  await transaction
    .updateTable('quotes')
    .set({ called_off_at: isCalledOff ? now : null })
    .where('id', '=', version.quoteId)
    .execute();
  await tellBooking(transaction, version, calling);
  const { submissionId } = version;
  const accepted = await acceptedBeside(transaction, version);
  const other = await lastStandingBeside(transaction, version, now);
  // The calendar has the day of the one that was accepted last of those that stand.
  const isLast = acceptedAt(version) >= acceptedAt(other);
  const standing = isCalledOff ? other : version;
  // With this one alone it is where whoever keeps it has put it.
  if (standing && isLast && accepted.length > 0)
    await planAgreed(transaction, submissionId, standing.document, now);
  if (!other) {
    const to = isCalledOff ? 'declined' : acceptedStatus(version.document);
    await changeStatus(transaction, { ids: [submissionId], to, by, now });
  }
  await followMoney(transaction, version, { by, now });
  if (other && isCalledOff) await followMoney(transaction, other, { by, now });
  return true;
}

/** How long either can be undone, and a little more: until then nobody is told. */
const UNDONE_WITHIN = 30_000;

/**
 * Has the customer emailed how their booking stands: whoever was told that the date is kept, by their page at the latest,
 * is told that it is not, and that it is again. Not what they know already, by the receipt that goes out with it
 * (`isToldBy`) or since what was to tell them otherwise has not gone out; and not of a date that is over or not kept any more.
 */
async function tellBooking(
  transaction: Tx,
  { id: versionId, submissionId, quoteId }: FoundVersion,
  calling: Omit<CallingOff, 'by'> & { readonly isToldBy?: boolean },
): Promise<void> {
  const { isCalledOff, isToldBy = false, mailDomain, now } = calling;
  const withdrawn = await removeWaiting(transaction, { quoteId, channel: 'visitor-booking' });
  const last = await lastTold(transaction, versionId);
  const about = isCalledOff ? 'off' : 'on';
  const isKnown = (isCalledOff && isToldBy) || (withdrawn > 0n && last === about);
  if (isKnown || (await addressOf(transaction, submissionId)) === null) return;
  const isFirst = !isCalledOff && last === null;
  if (!isCalledOff && !isFirst && !(await isAhead(transaction, versionId, now))) return;
  const delivery = {
    submissionId,
    versionId,
    about,
    notBefore: isFirst ? now : now + UNDONE_WITHIN,
  };
  await addDelivery(transaction, 'visitor-booking', delivery, { mailDomain, now });
}

/** What the last email about the booking of a version says, of those that are out or wait; null without any. */
async function lastTold(transaction: Tx, versionId: string): Promise<'on' | 'off' | null> {
  const email = await transaction
    .selectFrom('deliveries')
    .innerJoin('quote_deliveries', 'delivery_id', 'deliveries.id')
    .select('about')
    .where('version_id', '=', versionId)
    .where('channel', '=', 'visitor-booking')
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  // The acceptance's is about nothing else.
  return email ? (email.about === 'off' ? 'off' : 'on') : null;
}

/** Is the date of a version kept, and still to come? */
async function isAhead(transaction: Tx, versionId: string, now: number): Promise<boolean> {
  const version = await readVersion(transaction, { id: versionId }, now);
  return (
    version !== undefined && version.state !== 'lapsed' && !isOver(version.document, new Date(now))
  );
}

async function refusal(transaction: Tx, quoteId: string, id: string): Promise<Error> {
  const there = await transaction
    .selectFrom('quote_payments')
    .select('id')
    .where('id', '=', id)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return there ? new ConflictError() : new NotFoundError();
}

/** Takes the quote's row for this transaction; answers the version that was accepted. */
async function lockAccepted(transaction: Tx, quoteId: string, now: number) {
  const locked = await transaction
    .updateTable('quotes')
    .set({ updated_at: now })
    .where('id', '=', quoteId)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw new NotFoundError();
  const id = await acceptedVersionOf(transaction, quoteId);
  const version = id && (await readVersion(transaction, { id }, now));
  if (!version) throw new ConflictError('quoteNotAccepted');
  return version;
}

/** Has the request's status say whether the deposit is there, unless the booking was called off; nobody is reminded of one that is. */
async function followMoney(
  transaction: Tx,
  { id, submissionId, quoteId, document }: FoundVersion,
  { by, now }: { readonly by: By; readonly now: number },
): Promise<void> {
  if (document.sum.deposit === 0) return;
  const version = await readVersion(transaction, { id }, now);
  if (version?.due?.kind !== 'deposit')
    await removeWaiting(transaction, { quoteId, about: 'deposit' });
  if (version?.state === 'calledOff') return;
  if (paidIn(version?.payments ?? []) >= document.sum.deposit)
    return setRequestStatus(transaction, submissionId, 'depositPaid', { by, now });
  const [row] = await takeSubmissions(transaction, [submissionId]);
  if (row?.status !== 'depositPaid') return;
  for (const other of await standingBeside(transaction, { submissionId, quoteId })) {
    const beside = await readVersion(transaction, { id: other }, now);
    if (beside && isFirmDate(beside.state)) return;
  }
  await changeStatus(transaction, { ids: [submissionId], to: acceptedStatus(document), by, now });
}
