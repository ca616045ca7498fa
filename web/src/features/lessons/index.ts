/** Lessons, exercises and the coach: what other parts of the page may use. */

export { default as Coach } from './Coach.svelte';
export { default as CoachCard } from './CoachCard.svelte';
export { default as CoachToggle } from './CoachToggle.svelte';
export { default as ExerciseResult } from './ExerciseResult.svelte';
export { default as GoalDialog } from './GoalDialog.svelte';
export { default as LessonBar } from './LessonBar.svelte';
export { default as Spotlight } from './Spotlight.svelte';
export { default as TaughtOptions } from './TaughtOptions.svelte';
export { CoachState } from './state/coaching.svelte';
