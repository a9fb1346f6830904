/** Sample texts of stories: the English, and what the other six languages say. */
export type Words = Readonly<
  Record<
    string,
    {
      readonly rs: string;
      readonly ba: string;
      readonly de: string;
      readonly el: string;
      readonly sq: string;
      readonly ru: string;
    }
  >
>;
