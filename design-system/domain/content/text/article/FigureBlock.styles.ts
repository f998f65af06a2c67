import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

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
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${vars.radius.l};
    font: ${type.label.font};
    color: ${semantic.text.secondary};
    background: ${semantic.surface.sunken};
  }
  figcaption {
    margin-top: ${space['2-5']};
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
  }
`
