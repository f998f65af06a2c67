import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const HeadingRow = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  > :last-child {
    flex: none;
  }
  @media ${media.phone} {
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    /* The title and the switch share a line where both fit, and the facts stand under them. */
    > [data-part='words'] {
      display: contents;
    }
    > :last-child {
      flex: 1 0 204px; /* measured: as drawn beside "Buy Bitcoin" */
      min-width: max-content;
    }
    [data-width] > label {
      flex: 1;
      justify-content: center;
    }
    [data-width] {
      width: 100%;
    }
  }
`

export const Title = styled.h1`
  font: ${vars.type.title1.font};
  letter-spacing: ${vars.type.title1.tracking};
  @media ${media.phone} {
    font: ${vars.type.title2.font};
    letter-spacing: ${vars.type.title2.tracking};
  }
`

export const Facts = styled.p`
  ${wrappingRow('0', space[1])}
  color: ${semantic.text.secondary};
  /* At the end, so that no line begins with one. */
  > :not(:last-child)::after {
    content: '·';
    margin-inline-start: ${space[1]};
    color: ${semantic.text.tertiary};
  }
  [data-direction] {
    margin-inline-start: ${space[2]};
  }
  @media ${media.phone} {
    order: 1;
    flex: 1 0 100%;
    font: ${vars.type.caption.font};
    /* The market stands in a line of its own, the last. */
    > [data-part='market'] {
      order: 1;
      flex: 1 0 100%;
      display: block;
    }
    > [data-part='market']::after {
      content: none;
    }
    > [data-part='market']::first-letter {
      text-transform: uppercase;
    }
  }
  strong {
    color: ${semantic.text.primary};
  }
`
