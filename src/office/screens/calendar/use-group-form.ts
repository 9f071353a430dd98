import { useCallback, useMemo, useState } from 'react';
import {
  newKey,
  NO_NEEDS,
  sameNeeds,
  type GroupNeeds,
  type GroupPlan,
} from '../../../requests/index.ts';
import { isStale } from '../../app/call.ts';
import { keptTyping, useKeepTyping } from '../../ui/kept-typing.ts';
import { meet } from '../../ui/meet.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { api, type Group } from './api.ts';

/** What of a group is sent back when its plan changes. */
export function planOf(group: GroupPlan): GroupPlan {
  const { service, place, people, day, startsAt, endsAt, state, name, menu, note } = group;
  return { service, place, people, day, startsAt, endsAt, state, name, menu, note };
}

/** A group as the dialog holds it. */
interface Written {
  readonly plan: GroupPlan;
  /** Null while nobody has asked for them: then they are neither seen nor changed. */
  readonly needs: GroupNeeds | null;
}

/** What a new one is kept as in the browser while it is typed: never its needs, which are about somebody's health. */
interface Kept {
  readonly id: string;
  readonly plan: GroupPlan;
}

/** What somebody else has saved, of what has been changed here as well. */
export type Theirs =
  | { readonly part: 'plan'; readonly name: keyof GroupPlan; readonly value: string | number }
  | { readonly part: 'diets'; readonly name: string; readonly value: number }
  | { readonly part: 'allergens'; readonly name: string; readonly value: number }
  | { readonly part: 'note'; readonly value: string };

/** Why what was typed is not saved, where a line that goes away is not enough. */
export type GroupProblem =
  | { readonly why: 'needsNotKept' }
  | { readonly why: 'stale'; readonly theirs: readonly Theirs[] };

/** The plan and the needs of a group while they are typed, as one thing that is saved at once. */
export function useGroupForm(group: Group | GroupPlan, onSaved: (saved: Group) => Promise<void>) {
  const say = useSay();
  const [there, setThere] = useState('id' in group ? group : null);
  const isNew = there === null;
  const path = `calendar/groups/new/${group.day}`;
  const [kept] = useState(() => (isNew ? keptTyping<Kept>(path)?.values : undefined));
  /** Of a new one: added again after the answer was lost, it is the same one. */
  const [ownId] = useState(kept?.id ?? newKey);
  /** As it was last seen in the database. */
  const [base, setBase] = useState<Written>({ plan: planOf(group), needs: null });
  const [written, setWritten] = useState(kept ? { ...base, plan: kept.plan } : base);
  /** What the visitor wrote, in their own words. */
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  const { isBusy, work } = useWork();
  const { plan, needs } = written;
  const isTyped = isNew && !samePlan(plan, base.plan);
  useKeepTyping(
    path,
    useMemo(() => (isTyped ? { id: ownId, plan } : null), [isTyped, ownId, plan]),
  );
  const change = useCallback(
    (some: Partial<GroupPlan>) =>
      setWritten((before) => ({ ...before, plan: { ...before.plan, ...some } })),
    [],
  );
  const changedNeeds = needs && !sameNeeds(needs, base.needs ?? NO_NEEDS) ? needs : null;

  const look = async (id: string): Promise<GroupNeeds> => {
    const { words: own, ...counted } = await api('POST /calendar/groups/:id/needs/read', {
      params: { id },
    });
    setWords(own);
    return counted;
  };
  const showNeeds = async () => {
    // Of a new one there is nothing to look at.
    const seen = there ? await look(there.id) : NO_NEEDS;
    setBase((before) => ({ ...before, needs: seen }));
    setWritten((before) => ({ ...before, needs: seen }));
  };
  const send = async () => {
    const body = { plan, ...(changedNeeds && { needs: changedNeeds }) };
    const saved = there
      ? await api('PUT /calendar/groups/:id', {
          ...{ params: { id: there.id }, body, revision: there.revision },
        })
      : await api('POST /calendar/groups', { body: { ...body, id: ownId } });
    if (!changedNeeds || (saved.needs && sameNeeds(saved.needs, changedNeeds)))
      return onSaved(saved);
    setThere(saved);
    setBase({ plan, needs: saved.needs ?? NO_NEEDS });
    setProblem({ why: 'needsNotKept' });
  };
  /** Somebody else was first: what they changed comes in, what was typed stays, and the next save is on top of both. */
  const meetTheirs = async (id: string) => {
    const other = await api('GET /calendar/groups/:id', { params: { id } });
    const seen: Written = { plan: planOf(other), needs: needs && (await look(other.id)) };
    const { met, theirs } = meetAll(base, written, seen);
    setThere(other);
    setBase(seen);
    setWritten(met);
    // Its own answer may have been lost on the way.
    if (isSame(seen, written)) return onSaved(other);
    setProblem({ why: 'stale', theirs });
  };
  const save = async () => {
    setProblem(null);
    await send().catch(async (error: unknown) => {
      if (!isStale(error)) throw error;
      await meetTheirs(there?.id ?? ownId);
    });
  };

  return {
    ...{ there, plan, needs, words, problem, isBusy },
    save: () => work(save),
    isDirty: !isSame(base, written),
    change,
    changeNeeds: (changed: GroupNeeds) => setWritten((before) => ({ ...before, needs: changed })),
    showNeeds: () => void showNeeds().catch(say),
  };
}

function isSame(one: Written, other: Written): boolean {
  return (
    sameNeeds(one.needs ?? NO_NEEDS, other.needs ?? NO_NEEDS) && samePlan(one.plan, other.plan)
  );
}

const samePlan = (one: GroupPlan, other: GroupPlan) =>
  JSON.stringify(one) === JSON.stringify(other);

function meetAll(base: Written, mine: Written, seen: Written): { met: Written; theirs: Theirs[] } {
  const plan = meet(base.plan, mine.plan, seen.plan);
  const theirs = plan.both.map((name): Theirs => ({
    ...{ part: 'plan', name },
    value: seen.plan[name],
  }));
  if (!mine.needs || !seen.needs) return { met: { plan: plan.met, needs: mine.needs }, theirs };
  const [was, now] = [base.needs ?? NO_NEEDS, seen.needs];
  const note = meet({ note: was.note }, { note: mine.needs.note }, { note: now.note });
  const diets = meet(was.diets, mine.needs.diets, now.diets);
  const allergens = meet(was.allergens, mine.needs.allergens, now.allergens);
  for (const name of diets.both) theirs.push({ part: 'diets', name, value: now.diets[name] ?? 0 });
  for (const name of allergens.both)
    theirs.push({ part: 'allergens', name, value: now.allergens[name] ?? 0 });
  if (note.both.length > 0) theirs.push({ part: 'note', value: now.note });
  return {
    met: { plan: plan.met, needs: { ...note.met, diets: diets.met, allergens: allergens.met } },
    theirs,
  };
}
