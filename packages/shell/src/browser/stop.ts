/** Ends what a start function began. Calling it twice does nothing more. */
export type Stop = () => void;
