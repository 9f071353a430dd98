import * as v from 'valibot';
import { AT_CUSTOMERS } from '../constants.ts';
import { isAvailable, serviceTitle, type BookingLimits } from '../dates.ts';
import { eventFields, isOverMidnight, QUOTE_LIMITS } from '../quotes/draft.ts';

/**
 * - asked: somebody would like to come
 * - confirmed: they come
 * - cancelled: they no longer do; kept out of the counts
 */
export const GROUP_STATES = ['asked', 'confirmed', 'cancelled'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** The most that a group may say: as much as the request that it comes from, and the lines of its quote. */
export const GROUP_LIMITS = {
  /** First and last name and company. */
  name: 500,
  menu: QUOTE_LIMITS.lines * (`${QUOTE_LIMITS.count} × \n`.length + QUOTE_LIMITS.label),
  note: QUOTE_LIMITS.word,
} as const;

/** What the owner types of a group: one that phoned, or a request whose plan has changed. */
export const groupPlan = /* @__PURE__ */ (() =>
  v.strictObject({
    ...eventFields,
    day: v.pipe(eventFields.day, v.minLength(1)),
    startsAt: v.pipe(eventFields.startsAt, v.minLength(1)),
    endsAt: v.pipe(eventFields.endsAt, v.minLength(1)),
    state: v.picklist(GROUP_STATES),
    name: v.pipe(v.string(), v.trim(), v.maxLength(GROUP_LIMITS.name)),
    menu: v.pipe(v.string(), v.maxLength(GROUP_LIMITS.menu)),
    note: v.pipe(v.string(), v.maxLength(GROUP_LIMITS.note)),
  }))();
export type GroupPlan = v.InferOutput<typeof groupPlan>;

/** A group on the calendar. */
export interface GroupEntry extends GroupPlan {
  /** Of its plan, else of the request that it comes from. */
  readonly id: string;
  readonly submissionId: string | null;
  /** Null while nobody has touched its plan: it is what the request asks for. */
  readonly revision: number | null;
  /** Are there at least so many, with no most? */
  readonly isOpenEnded: boolean;
}

/** What our places and the team can take; what is not said is not warned of. */
export interface Capacity {
  /** By the key of a place of ours: what it is called, and how many people fit at the same time. */
  readonly places?: Readonly<Record<string, { readonly name: string; readonly most: number }>>;
  /** By the key of a service: how many people can have it in a day. */
  readonly services?: Readonly<Record<string, number>>;
  /** Groups that the team can serve in a day. */
  readonly groupsPerDay?: number | undefined;
}

/** Why a day is tight. `isSure`: the confirmed groups alone are enough for it. */
export type Tightness =
  | {
      readonly why: 'place';
      readonly isSure: boolean;
      readonly place: string;
      readonly at: string;
      readonly people: number;
      readonly most: number;
    }
  | {
      readonly why: 'groups';
      readonly isSure: boolean;
      readonly groups: number;
      readonly most: number;
    }
  | {
      readonly why: 'service';
      readonly isSure: boolean;
      readonly service: string;
      readonly people: number;
      readonly most: number;
    }
  | { readonly why: 'notHad'; readonly isSure: boolean; readonly service: string }
  | { readonly why: 'closed'; readonly isSure: boolean; readonly name: string };

/** What of a group decides whether a day is tight. */
export type Occupation = Pick<
  GroupEntry,
  'day' | 'startsAt' | 'endsAt' | 'people' | 'place' | 'state' | 'service'
>;

/** The reasons for which a day is tight, each with its figures; none when it is not. */
export function tightnessOf(
  day: string,
  groups: readonly Occupation[],
  capacity: Capacity,
  hours: BookingLimits = {},
): Tightness[] {
  const ofDay = groups.filter((group) => group.day === day && group.state !== 'cancelled');
  const sure = ofDay.filter(({ state }) => state === 'confirmed');
  return [
    ...Object.entries(capacity.places ?? {}).flatMap(([place, { name, most }]) =>
      placeTightness(ofDay.filter(isAt(place)), name, most),
    ),
    ...[...new Set(ofDay.map(({ service }) => service))].flatMap((service) => {
      const isOf = (group: Occupation) => group.service === service;
      const most = capacity.services?.[service] ?? Infinity;
      const [all, certain] = [ofDay.filter(isOf), sure.filter(isOf)] as const;
      return serviceTightness({ service, day, most, all, sure: certain }, hours);
    }),
    ...groupTightness(ofDay.length, sure.length, capacity.groupsPerDay),
    ...closedTightness(day, ofDay, sure, hours),
  ];
}

const isAt =
  (key: string) =>
  ({ place }: Occupation): boolean =>
    place === key;

function placeTightness(there: readonly Occupation[], place: string, most: number): Tightness[] {
  const worst = fullest(there);
  if (worst.people <= most) return [];
  const certain = fullest(there.filter(({ state }) => state === 'confirmed'));
  const isSure = certain.people > most;
  return [{ why: 'place', isSure, place, ...(isSure ? certain : worst), most }];
}

/** When most people are at a place, and how many. */
export function fullestAt(place: string, groups: readonly Occupation[]) {
  return fullest(groups.filter(isAt(place)));
}

const peopleOf = (groups: readonly Occupation[]) =>
  groups.reduce((all, { people }) => all + people, 0);

/** The fullest moment is always a beginning. Who stays until after midnight is there for the rest of the day. */
function fullest(there: readonly Occupation[]): { at: string; people: number } {
  const isThere = (at: string) => (group: Occupation) =>
    group.startsAt <= at && (at < group.endsAt || isOverMidnight(group));
  return there
    .map(({ startsAt: at }) => ({ at, people: peopleOf(there.filter(isThere(at))) }))
    .reduce((most, one) => (one.people > most.people ? one : most), { at: '', people: 0 });
}

function groupTightness(all: number, sure: number, most: number | undefined): Tightness[] {
  if (most === undefined || all <= most) return [];
  const isSure = sure > most;
  return [{ why: 'groups', isSure, groups: isSure ? sure : all, most }];
}

interface ServiceDay {
  readonly service: string;
  readonly day: string;
  readonly most: number;
  readonly all: readonly Occupation[];
  readonly sure: readonly Occupation[];
}

/** More people than can have a service in a day, or a day on which it is not had. */
function serviceTightness(
  { service: key, day, most, all, sure }: ServiceDay,
  hours: BookingLimits,
): Tightness[] {
  const service = serviceTitle(key, hours) ?? key;
  const [people, certain] = [peopleOf(all), peopleOf(sure)] as const;
  const isSure = certain > most;
  return [
    ...(people > most
      ? [{ why: 'service' as const, isSure, service, people: isSure ? certain : people, most }]
      : []),
    ...(isAvailable(key, day, hours)
      ? []
      : [{ why: 'notHad' as const, isSure: sure.length > 0, service }]),
  ];
}

/** A group at a place of ours on a day that has a name of its own and no hours. */
function closedTightness(
  day: string,
  all: readonly Occupation[],
  sure: readonly Occupation[],
  { exceptions = [] }: BookingLimits,
): Tightness[] {
  const closed = exceptions.find(([date, , opens]) => date === day && !opens);
  const isAtOurs = ({ place }: Occupation) => place !== AT_CUSTOMERS;
  if (!closed || !all.some(isAtOurs)) return [];
  return [{ why: 'closed', isSure: sure.some(isAtOurs), name: closed[1] }];
}
