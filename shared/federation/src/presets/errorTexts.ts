/**
 * Takes the place of the federation runtime's texts of errors: 0.4 KiB (brotli) less in each remote's entry. An error
 * still has its code and the address of its explanation, and code is what the loader decides by.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
