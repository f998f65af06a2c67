import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const column = 'minmax(min(280px, 100%), 1fr)' /* measured: some eight words in a line */
const { semantic, space, type } = vars

export const Words = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, ${column});
  gap: ${space[4]};
`

export const Word = styled.figure`
  height: 100%;
  margin: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  blockquote {
    margin: 0;
    font: ${type.bodyL.font};
    overflow-wrap: anywhere;
  }
`

export const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${type.label.font};
  > span:last-child {
    display: flex;
    flex-direction: column;
    color: ${semantic.text.secondary};
  }
  strong {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
`
