import type { ComponentProps } from 'react';

/** Rows that are laid out anew are no table rows to some browsers any more; the roles say what they still are. */
export const tableParts = {
  table: (props: ComponentProps<'table'>) => <table {...props} role="table" />,
  header: {
    wrapper: (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'th'>) => <th {...props} role="columnheader" />,
  },
  body: {
    wrapper: (props: ComponentProps<'tbody'>) => <tbody {...props} role="rowgroup" />,
    row: (props: ComponentProps<'tr'>) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<'td'>) => <td {...props} role="cell" />,
  },
};
