import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Day, Paise } from './columns';

/** Plans, reels, and what users have watched. */
export interface LessonTables {
  plans: { id: string; seed: string | null; is_free: boolean; active: boolean; terms_id: string };
  plan_terms: PlanTermsTable;
  user_plans: UserPlansTable;
  reels: ReelsTable;
  daily_reels: { plan_id: string; day: Day; position: number; reel_id: string };
  watch_clocks: { user_id: string; credited_at: Date | null };
  watch_rows: WatchesTable;
  /** A view of watch_rows with the ids of plans and reels. */
  watches: {
    user_plan_id: string;
    day: Day;
    reel_id: string;
    served_at: Date;
    credited_at: Date | null;
    earned_paise: Paise;
  };
}

interface PlanTermsTable {
  id: string;
  plan_id: string;
  title: string;
  recharge_paise: Paise;
  reel_paise: Paise;
  total_days: number;
  streak_days: number;
  daily_reels: number;
  created_at: Date;
  on_sale: Generated<boolean>;
}

interface UserPlansTable {
  id: string;
  number: GeneratedAlways<number>;
  user_id: string;
  plan_id: string;
  terms_id: string;
  recharge_id: string;
  is_free: boolean;
  started_on: Day;
  ends_on: Day;
  created_at: Date;
  watched_reels: Generated<number>;
  earned_paise: Generated<Paise>;
  streak_days: Generated<number>;
  last_counted_on: Day | null;
  unlocked_on: Day | null;
  forgiven_on: Generated<Day | null>;
  missed_on: Generated<Day | null>;
  reversed_at: Generated<Date | null>;
  forfeited_paise: Generated<Paise>;
}

interface ReelsTable {
  id: string;
  number: GeneratedAlways<number>;
  slug: string | null;
  title: string;
  video_path: string;
  video_av1_path: string;
  poster_path: string;
  captions_path: string;
  captions_hi_path: string;
  title_hi: string;
  duration_ms: number;
  position: number;
  active: boolean;
  in_pack: boolean;
}

/** A reel as it is read. */
export type ReelRow = Selectable<ReelsTable>;

interface WatchesTable {
  served_at: Date;
  credited_at: Date | null;
  plan_number: number;
  earned_paise: Generated<Paise>;
  day: Day;
  reel_number: number;
  locked: boolean | null;
}
