/** Primitives that every screen may use; light enough for the first one. */
export { Amount, type AmountTone } from './Amount';
export { Badge, type BadgeTone } from './Badge';
export { Button, buttonClass, type ButtonLook, type ButtonVariant } from './Button';
export { Card } from './Card';
export { cx } from './cx';
export { IconButton, iconButtonClass } from './IconButton';
export { oneAtATime } from './oneAtATime';
export { Page, Section } from './Page';
export { Pages } from './Pages';
export { ProgressBar } from './ProgressBar';
export { ProgressDots } from './ProgressDots';
export { Skeleton, SkeletonText } from './Skeleton';
export { Spinner } from './Spinner';
export { StateMessage } from './StateMessage';
export { TroubleMessage } from './TroubleMessage';
export { VisuallyHidden } from './VisuallyHidden';
export { useBackCloses } from './useBackCloses';
export { useReducedMotion } from './useReducedMotion';
