export const x: string = '1';
