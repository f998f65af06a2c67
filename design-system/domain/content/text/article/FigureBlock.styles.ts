import { styled } from 'styled-components'
import { labelText, noteText } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const FigureRoot = styled.figure`
  max-width: 664px; /* measured: the column of running text */
  margin-inline: 0;
  margin-bottom: 0;
  && {
    margin-top: ${space[6]};
  }
  && + :not([data-level]) {
    margin-top: ${space[6]};
  }
  /* Its room is there before its bytes are: nothing below it moves. */
  img {
    height: auto;
    border-radius: ${vars.radius.l};
    ${labelText}
    background: ${semantic.surface.sunken};
  }
  figcaption {
    margin-top: ${space['2-5']};
    ${noteText}
  }
`
